import { stakeCopy as copy } from '../../i18n/stakeCopy';
import { Choice } from './Choice';
import { asksForOrder, sharesOf, type StakeForm } from './stakeForm';

interface Props {
  readonly form: StakeForm;
  readonly onChange: (change: Partial<StakeForm>) => void;
}

/** Order, share of the stake and place of a bet, those that there is a choice of. */
export function HowToPlay({ form, onChange }: Props) {
  const shares = sharesOf(form);
  return (
    <>
      {asksForOrder(form) && (
        <Choice
          label={copy.order}
          value={form.everyOrder ? 'every' : 'one'}
          options={[
            ['one', copy.oneOrder],
            ['every', copy.everyOrder],
          ]}
          onChoose={(order) => onChange({ everyOrder: order === 'every' })}
        />
      )}
      {shares.length > 1 && (
        <Choice
          label={copy.fields.flexi}
          value={String(form.flexi)}
          options={shares.map((share) => [String(share), copy.flexi(share)])}
          onChoose={(chosen) => onChange({ flexi: shares.find((share) => String(share) === chosen) ?? 100 })}
        />
      )}
      <Choice
        label={copy.fields.channel}
        value={form.channel}
        options={[
          ['online', copy.channels.online],
          ['shop', copy.channels.shop],
        ]}
        onChoose={(channel) => onChange({ channel })}
      />
    </>
  );
}
