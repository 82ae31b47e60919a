import { paths, type AlertPrice } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { Button, TextLink } from '@galopin/shared/ui';
import { alertsCopy as copy } from '../../i18n/alertsCopy';
import { Hint, Subtitle } from '../profile/ProfilePage.styles';
import { Lines } from './Lines';

interface Props {
  readonly prices: readonly AlertPrice[];
  readonly isBusy: boolean;
  readonly onRemove: (id: number) => void;
}

/** Prices that are waited for, each with its race and one press to stop. */
export function PriceList({ prices, isBusy, onRemove }: Props) {
  return (
    <div>
      <Subtitle id="alert-prices">{copy.prices}</Subtitle>
      {prices.length === 0 ? (
        <Hint>{copy.noPrice}</Hint>
      ) : (
        <Lines aria-labelledby="alert-prices">
          {prices.map((price) => (
            <li key={price.id}>
              <span>
                {price.raceId === null ? (
                  copy.price(price)
                ) : (
                  <TextLink as={Link} to={paths.race.to(price.raceId)}>
                    {copy.price(price)}
                  </TextLink>
                )}
                <Hint as="span">{copy.priceRace(price)}</Hint>
              </span>
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={copy.removeDevice(copy.price(price))}
                onClick={() => onRemove(price.id)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </Lines>
      )}
    </div>
  );
}
