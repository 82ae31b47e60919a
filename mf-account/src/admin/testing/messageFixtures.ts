import type { MessageHistory, ScheduledMessage, StoredMessage } from '@galopin/shared/contracts';

export const storedMessage = (change: Partial<StoredMessage> = {}): StoredMessage => ({
  id: '41',
  message: 'Réunion reportée',
  status: 'warning',
  snackbar: true,
  timeout: 6000,
  meta: { href: '/Jour' },
  source: 'admin',
  publishedAt: '2026-11-21T13:00:00.000Z',
  ...change,
});

export const scheduledMessage = (change: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  id: '7',
  message: 'Le Quinté+ part dans une heure',
  status: 'info',
  snackbar: true,
  timeout: 6000,
  meta: {},
  at: '2026-11-22T13:00:00.000Z',
  ...change,
});

export const messageHistory = (change: Partial<MessageHistory> = {}): MessageHistory => ({
  published: [storedMessage()],
  next: null,
  scheduled: [],
  streams: { here: 2, all: 12 },
  ...change,
});
