import { render } from '@testing-library/react';
import { createFakeShell, type FakeShell } from '../testing';
import { ShellProvider } from './ShellContext';
import { useUnsavedInput } from './useUnsavedInput';

function Form({ text }: { readonly text: string }) {
  useUnsavedInput(text !== '');
  return null;
}

const form = (shell: FakeShell, text: string) => (
  <ShellProvider shell={shell}>
    <Form text={text} />
  </ShellProvider>
);

describe('useUnsavedInput', () => {
  it('holds while there is something to lose, and lets go when the page is left', () => {
    const shell = createFakeShell();
    const view = render(form(shell, ''));
    expect(shell.holdsInput()).toBe(false);
    view.rerender(form(shell, 'membre@'));
    expect(shell.holdsInput()).toBe(true);
    view.rerender(form(shell, ''));
    expect(shell.holdsInput()).toBe(false);
    view.rerender(form(shell, 'm'));
    view.unmount();
    expect(shell.holdsInput()).toBe(false);
  });
});
