/** Whether a connection came from this machine itself. */
export const isLoopback = (address: string): boolean => /^(::1$|127\.|::ffff:127\.)/.test(address);
