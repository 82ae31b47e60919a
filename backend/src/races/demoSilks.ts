import { SILK_COLOURS, SILK_PATTERNS, type SilkDesign } from '@galopin/shared/contracts';
import { createHash } from 'node:crypto';

/**
 * The colours of an owner of the demo world: the same for the same name everywhere. Real owners register theirs, and
 * no source gives them, so nobody else may be given made-up ones.
 */
export function demoSilks(owner: string): SilkDesign {
  const bytes = createHash('sha256').update(owner).digest();
  const pick = <Choice>(choices: readonly Choice[], place: number): Choice => {
    const choice = choices[bytes.readUInt8(place) % choices.length];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  };
  const jacket = pick(SILK_COLOURS, 0);
  const others = SILK_COLOURS.filter((colour) => colour !== jacket);
  const mark = pick(others, 1);
  const own = [jacket, mark];
  return {
    jacket,
    pattern: pick(SILK_PATTERNS, 2),
    mark,
    // Owners keep to two or three colours.
    sleeves: pick([...own, jacket, pick(others, 3)], 4),
    cap: pick([...own, mark, pick(others, 5)], 6),
  };
}
