import type { Block } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Card, FailureCard } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Article } from '../../domain/Article';
import type { Loaded } from '../../domain/Loaded';
import { guideCopy } from '../../i18n/guideCopy';
import { Paragraph } from './GuideSection';

const copy = guideCopy.articles;

/** What editors wrote for the guide, or that there is nothing, or that it could not be had. */
export function Articles({ articles }: { readonly articles: Loaded<readonly Article[]> }) {
  const { revalidate } = useShell();
  if (articles.status === 'failed')
    return <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />;
  if (articles.value.length === 0) return <Paragraph>{copy.empty}</Paragraph>;
  return articles.value.map((article) => <ArticleCard key={article.slug} article={article} />);
}

function ArticleCard({ article: { title, summary, blocks } }: { readonly article: Article }) {
  const heading = useId();
  return (
    <Sheet as="article" aria-labelledby={heading}>
      <Title id={heading}>{title}</Title>
      {summary !== '' && <Lead>{summary}</Lead>}
      {blocks.map((block, place) => (
        <ArticleBlock key={place} block={block} />
      ))}
    </Sheet>
  );
}

function ArticleBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>;
    case 'paragraph':
      return <Paragraph>{block.text}</Paragraph>;
    case 'list':
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </List>
      );
  }
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Title = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Lead = styled.p`
  margin: 0;
  max-width: ${({ theme }) => theme.widths.text};
  ${({ theme }) => theme.text.lead}
`;

const Heading = styled.h4`
  margin: 0;
  ${({ theme }) => theme.text.h4}
`;

const List = styled.ul`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0;
  padding-left: ${({ theme }) => theme.space(5)};
`;
