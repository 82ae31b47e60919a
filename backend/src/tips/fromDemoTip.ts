import type { DemoTip } from '@galopin/tools/demo-world';
import type { Tip } from './Tip';

/** A tip of the demo world as the editors would have written it. */
export function fromDemoTip(tip: DemoTip): Tip {
  return {
    day: tip.jour,
    raceId: tip.raceId,
    meeting: tip.reun,
    race: tip.prix,
    racecourse: tip.hippo,
    raceName: tip.titre,
    quinte: tip.quinte,
    title: tip.quinte ? 'Notre Quinté+ du jour' : `Notre avis sur R${tip.reun} C${tip.prix}`,
    text: tip.texte,
    base: tip.base,
    regular: tip.chancesRegulieres,
    outsiders: tip.outsiders,
    favourite: tip.coupDeCoeur,
    selection: tip.selection,
  };
}
