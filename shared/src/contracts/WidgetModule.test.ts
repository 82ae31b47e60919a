import { CONTRACT_VERSION } from './version';
import { defineWidget } from './WidgetModule';

describe('defineWidget', () => {
  it('adds the version of the contract the widget was built against, and changes nothing else', () => {
    const definition = { loader: async () => 7, Widget: () => null, Skeleton: () => null };
    expect(defineWidget(definition)).toEqual({ ...definition, contract: CONTRACT_VERSION });
  });
});
