import { typesetText, type Block } from '@galopin/shared/lib';
import styled from 'styled-components';

interface Props {
  readonly blocks: readonly Block[];
  /** Level of headings within. */
  readonly heading: 'h3' | 'h4';
}

/** What editors write, as visitors read it. */
export function BlocksText({ blocks, heading: Heading }: Props) {
  return blocks.map((block, place) => {
    if (block.kind === 'list') {
      return (
        <List key={place}>
          {block.items.map((item, line) => (
            <li key={line}>{typesetText(item)}</li>
          ))}
        </List>
      );
    }
    const text = typesetText(block.text);
    return block.kind === 'heading' ? (
      <Title as={Heading} key={place}>
        {text}
      </Title>
    ) : (
      <Paragraph key={place}>{text}</Paragraph>
    );
  });
}

const Title = styled.h3`
  margin: ${({ theme }) => theme.space(3)} 0 0;
  ${({ theme }) => theme.text.h3}
  overflow-wrap: anywhere;
`;

const Paragraph = styled.p`
  margin: 0;
  max-width: ${({ theme }) => theme.widths.text};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  margin: 0;
  padding-left: ${({ theme }) => theme.space(5)};
  max-width: ${({ theme }) => theme.widths.text};
  overflow-wrap: anywhere;
`;
