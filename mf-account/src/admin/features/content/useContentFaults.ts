import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import { useState } from 'react';
import { contentFaults, slugFault, type ContentFault } from '../../domain/contentFaults';
import { sayFault } from './sayFault';

export type ContentStep = 'save' | 'publish' | 'withdraw';

interface Typed<Kind extends ContentKind> {
  readonly item: ContentItem<Kind>;
  readonly text: ContentTexts[Kind];
  readonly slug: string;
}

/** What is to be corrected before the step that was asked for; told only once one was. */
export function useContentFaults<Kind extends ContentKind>({ item, text, slug }: Typed<Kind>) {
  const [checked, setChecked] = useState<ContentStep | null>(null);
  const [takenSlug, setTakenSlug] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  const faultsFor = (step: ContentStep): readonly (readonly [field: string, ContentFault])[] => {
    if (step === 'withdraw') return [];
    const ofSlug = item.key === '' ? slugFault(slug) : null;
    const taken: ContentFault | null = takenSlug === slug && slug !== '' ? { reason: 'taken' } : null;
    const ofAddress = ofSlug ?? taken;
    return [
      ...(ofAddress === null ? [] : [['slug', ofAddress] as const]),
      ...Object.entries(contentFaults(item.kind, text, item.runners ?? [], step === 'publish')),
    ];
  };
  const refuse = (step: ContentStep) => {
    setChecked(step);
    setRefusals((count) => count + 1);
  };
  const faults = checked === null ? [] : faultsFor(checked);

  return {
    /** Sentences by field. */
    faults: Object.fromEntries(faults.map(([field, fault]) => [field, sayFault(fault)])),
    /** Times that something was found. */
    refusals,
    clear: () => setChecked(null),
    /** Whether the step can be taken; says what is to be corrected otherwise. */
    passes(step: ContentStep): boolean {
      const isGood = faultsFor(step).length === 0;
      if (isGood) setChecked(null);
      else refuse(step);
      return isGood;
    },
    /** The server knows the address already. */
    refuseSlug() {
      setTakenSlug(slug);
      refuse('save');
    },
  };
}
