/** A widget with a text to find in the bundle. */
export const widget = { contract: '1.5.0', Widget: () => 'the widget’s text' };
