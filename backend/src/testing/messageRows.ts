import type { NewMessage, PublishedMessage } from '../messages/Message';

/** A message for people; only what a test is about needs to be given. */
export const newMessage = (over: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'people',
  source: 'admin',
  message: 'Bonjour',
  status: 'info',
  snackbar: true,
  timeout: 6000,
  meta: {},
  ...over,
});

/** A message as it was published under an id. */
export const publishedMessage = (id: number, over: Partial<PublishedMessage> = {}): PublishedMessage => ({
  ...newMessage({ message: `message ${id}` }),
  id,
  publishedAt: Date.now(),
  ...over,
});
