import { readingCopy as copy } from '../../i18n/readingCopy';
import { anchors } from './guideSections';
import { GuideSection, Paragraph } from './GuideSection';
import { Terms } from './Terms';

/** How to read a runner: form, shoeing, blinkers, odds, weight and draw. */
export function Reading() {
  return (
    <GuideSection id={anchors.reading} title={copy.title}>
      <Paragraph>{copy.intro}</Paragraph>
      <Terms terms={copy.reading} />
    </GuideSection>
  );
}
