/** A page that no server renders. */
export const page = { contract: '1.0.0', Page: () => 'the text for members' };
