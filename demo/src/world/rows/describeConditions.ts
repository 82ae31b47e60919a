import type { RunRace } from '../race/types';

const euros = (amount: number) => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')} €`;

function who({ plan }: RunRace): string {
  const { age, sex, nature } = plan;
  if (sex === 'F')
    return nature === 'trot' ? `Pour femelles de ${age.text}` : `Pour pouliches et juments de ${age.text}`;
  if (sex === 'MH') return `Pour mâles et hongres de ${age.text}`;
  return nature === 'trot' ? `Pour ${age.text}` : `Pour chevaux entiers, hongres et juments de ${age.text}`;
}

function gallop({ plan, field }: RunRace): string {
  if (plan.isClaiming) {
    const prices = [...new Set(field.entries.map((entry) => entry.claiming))].sort(
      (left, right) => left - right,
    );
    return `, mis à réclamer pour ${prices
      .map(euros)
      .join(', ')
      .replace(/, ([^,]*)$/, ' ou $1')}.`;
  }
  if (plan.handicap === '') return '.';
  const rating = Math.max(...field.entries.map((entry) => entry.rating ?? 0));
  return `, auxquels le handicapeur aura attribué une valeur inférieure ou égale à ${String(rating).replace('.', ',')} kg.`;
}

/** The conditions of a race in French, true of every runner of it; empty for a foreign race. */
export function describeConditions(race: RunRace): string {
  const { plan, field } = race;
  if (race.meeting.course.counted !== undefined) return '';
  if (plan.nature !== 'trot' || plan.isClaiming) return `${who(race)}${gallop(race)}`;
  const { ceiling, handicaps } = field.conditions;
  const limit = ceiling === null ? '.' : `, n'ayant pas gagné ${euros(ceiling)}.`;
  const back = handicaps.map((step) => `de ${step.metres} m à ${euros(step.from)}`).join(', ');
  const start = plan.mobile ? " Départ à l'autostart." : back === '' ? '' : ` - Recul ${back}.`;
  return `${who(race)}${limit}${start}`;
}
