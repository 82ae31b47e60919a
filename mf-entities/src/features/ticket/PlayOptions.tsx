import type { Flexi } from '@galopin/shared/racing';
import { Chip, Cluster } from '@galopin/shared/ui';
import { useId } from 'react';
import type { Ticket } from '../../domain/readTicket';
import type { TicketChoice } from '../../domain/ticketChoice';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { Label } from './TicketBuilder.styles';

interface Props {
  readonly ticket: Ticket;
  readonly choice: TicketChoice;
  readonly onChange: (change: Partial<TicketChoice>) => void;
}

/** How the bet is played, as far as there is a choice. */
export function PlayOptions({ ticket, choice, onChange }: Props) {
  const { of, shares, stake, wanted, asksForOrder } = ticket;
  const [fewest, most] = of.bet.horses ?? [1, 1];
  const sizes = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const { shopStake, onlineStake } = of.bet;
  return (
    <Cluster $gap={4} $align="flex-start">
      <Options
        label={copy.wanted}
        chosen={wanted}
        options={sizes.map((size) => [size, copy.inHorses(size)])}
        onChoose={(size) => onChange({ wanted: String(size) })}
      />
      <Options
        label={copy.order}
        chosen={choice.everyOrder}
        options={
          asksForOrder
            ? [
                [false, copy.oneOrder],
                [true, copy.everyOrder],
              ]
            : []
        }
        onChoose={(everyOrder) => onChange({ everyOrder })}
      />
      <Options<Flexi>
        label={copy.share}
        chosen={stake.flexi}
        options={shares.map((share) => [share, copy.shares(share)])}
        onChoose={(share) => onChange({ flexi: share === 100 ? '' : String(share) })}
      />
      <Options
        label={copy.channel}
        chosen={stake.channel}
        options={
          shopStake === null || shopStake === onlineStake
            ? []
            : [
                ['shop', copy.channels.shop],
                ['online', copy.channels.online],
              ]
        }
        onChoose={(channel) => onChange({ channel })}
      />
    </Cluster>
  );
}

interface OptionsProps<Value> {
  readonly label: string;
  readonly chosen: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A row of chips, one of them pressed; nothing where there is no choice. */
function Options<Value extends string | number | boolean>({
  label,
  chosen,
  options,
  onChoose,
}: OptionsProps<Value>) {
  const heading = useId();
  if (options.length < 2) return null;
  return (
    <div>
      <Label id={heading}>{label}</Label>
      <Cluster role="group" aria-labelledby={heading}>
        {options.map(([value, words]) => (
          <Chip key={words} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {words}
          </Chip>
        ))}
      </Cluster>
    </div>
  );
}
