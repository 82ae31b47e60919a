import type { DemoTip } from '@galopin/tools/demo-world';
import type { Tip, TipStore } from './TipStore';

/** Names the tips that the demo world made. */
const SOURCE = 'demo';

/** Stores what the demo world's press says of a day, `YYYY-MM-DD`; may be repeated. */
export function saveDemoTips(
  store: Pick<TipStore, 'replace'>,
  jour: string,
  tips: readonly DemoTip[],
): Promise<void> {
  return store.replace(jour, SOURCE, tips.map(toTip));
}

function toTip(tip: DemoTip): Tip {
  return {
    raceId: tip.raceId,
    jour: tip.jour,
    meeting: tip.reun,
    race: tip.prix,
    raceName: tip.titre,
    title: `${tip.quinte ? 'Quinté+' : `R${tip.reun}C${tip.prix}`} – ${tip.hippo}`,
    text: tip.texte,
    base: tip.base,
    regular: tip.chancesRegulieres,
    outsiders: tip.outsiders,
    favourite: tip.coupDeCoeur,
    selection: tip.selection,
  };
}
