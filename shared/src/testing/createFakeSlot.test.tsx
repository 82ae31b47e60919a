import { screen } from '@testing-library/react';
import { defineWidget } from '../contracts';
import { Slot } from '../shell-context';
import { createFakeShell } from './createFakeShell';
import { renderWithShell } from './renderWithShell';

const day = defineWidget({
  loader: async ({ props }) => `le ${props['jour']}`,
  Widget: ({ data }) => <p>{data}</p>,
  Skeleton: () => <p>bientôt</p>,
});

describe('a slot in the fake shell', () => {
  it('is empty unless a widget is given, and is noted with its props', () => {
    const shell = createFakeShell();
    const { container } = renderWithShell(<Slot name="quinte-of-the-day" props={{ jour: '1er' }} />, shell);
    expect(container).toBeEmptyDOMElement();
    expect(shell.slots).toEqual([{ name: 'quinte-of-the-day', props: { jour: '1er' } }]);
  });

  it('shows a widget’s skeleton, then the widget with what its loader returned', async () => {
    const shell = createFakeShell({ widgets: { day } });
    renderWithShell(<Slot name="day" props={{ jour: '1er' }} />, shell);
    expect(screen.getByText('bientôt')).toBeVisible();
    expect(await screen.findByText('le 1er')).toBeVisible();
  });
});
