import type { PageProps } from '@galopin/shared/contracts';
import { Articles } from './Articles';
import { GuideLayout } from './GuideLayout';
import type { GuideData } from './guideLoader';

/** `/Aspibet-guide`: every bet with its rules, the rules common to all, and what editors wrote beside. */
export function GuidePage({ data }: PageProps<GuideData>) {
  return <GuideLayout articles={<Articles articles={data.articles} />} examples={data.examples} />;
}
