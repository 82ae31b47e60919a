export const later = 'the later file’s text';
