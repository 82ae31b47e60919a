import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Finish } from '../../domain/finishOf';
import { fr } from '../../i18n/fr';
import { notClassedWords } from '../../i18n/raceLabels';

/** « 1er », « DAI », « NP »; « – » for a finish that is not known. */
export function FinishText({ finish }: { readonly finish: Finish }) {
  if (finish.kind === 'ranked') return <NumericText $strong>{fr.rank(finish.rank)}</NumericText>;
  if (finish.kind === 'nonRunner') return <Code title={fr.nonRunnerMeaning}>{fr.nonRunner}</Code>;
  if (finish.kind === 'unknown') return <span>–</span>;
  const words = notClassedWords(finish.code);
  return <Code title={words?.meaning}>{words?.label ?? finish.code}</Code>;
}

const Code = styled.abbr`
  color: ${({ theme }) => theme.colors.inkSoft};
  text-decoration: none;
  white-space: nowrap;
`;
