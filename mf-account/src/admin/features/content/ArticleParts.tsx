import { CONTENT_LENGTHS, readBlocks, typesetText } from '@galopin/shared/lib';
import { Grid, Stack, TextArea, TextField } from '@galopin/shared/ui';
import { contentCopy } from '../../i18n/contentCopy';
import { BlocksText } from './BlocksText';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';
import { Lead, PreviewTitle } from './preview.styles';

const copy = contentCopy.fields;

function ArticleFields({ text, faults, onChange }: FieldsProps<'articles'>) {
  return (
    <>
      <TextField
        label={copy.title}
        name="title"
        error={faults['title']}
        maxLength={CONTENT_LENGTHS.title}
        value={text.title}
        onChange={({ target }) => onChange({ ...text, title: target.value })}
      />
      <TextArea
        label={copy.summary}
        help={copy.summaryHelp}
        name="summary"
        rows={2}
        error={faults['summary']}
        maxLength={CONTENT_LENGTHS.summary}
        value={text.summary}
        onChange={({ target }) => onChange({ ...text, summary: target.value })}
      />
      <TextArea
        label={copy.body}
        help={copy.bodyHelp}
        name="body"
        rows={14}
        error={faults['body']}
        maxLength={CONTENT_LENGTHS.body}
        value={text.body}
        onChange={({ target }) => onChange({ ...text, body: target.value })}
      />
      <Grid $min="14rem">
        <TextField
          label={copy.position}
          help={copy.positionHelp}
          name="position"
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
          error={faults['position']}
          value={String(text.position)}
          onChange={({ target }) => onChange({ ...text, position: Number(target.value) })}
        />
      </Grid>
    </>
  );
}

function ArticlePreview({ text: { title, summary, body } }: PreviewProps<'articles'>) {
  return (
    <Stack $gap={3}>
      <PreviewTitle>{typesetText(title)}</PreviewTitle>
      {summary !== '' && <Lead>{typesetText(summary)}</Lead>}
      <BlocksText blocks={readBlocks(body)} heading="h4" />
    </Stack>
  );
}

export const ARTICLE_PARTS: EditorParts<'articles'> = {
  empty: { title: '', summary: '', body: '', position: 1 },
  Fields: ArticleFields,
  Preview: ArticlePreview,
  canWithdraw: true,
};
