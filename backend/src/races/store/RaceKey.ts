export { formatRaceKey, parseRaceKey, type RaceKey } from '@galopin/shared/racing';
