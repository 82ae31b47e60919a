/**
 * What a payout line says beside its bet's name: « Ordre » under « Quinté+ », for « Quinté+ Ordre » or « e-Quinté+ Ordre »
 * of its online pool; nothing where it only says the bet again.
 */
export function payoutLabel(label: string, bet: string): string {
  const plain = label.replace(/^e-/, '');
  const [given, name] = [plain.toLowerCase(), bet.toLowerCase()];
  // « Super 4 » is « Super4 ».
  if (given.replaceAll(' ', '') === name.replaceAll(' ', '')) return '';
  return given.startsWith(`${name} `) ? plain.slice(bet.length + 1) : plain;
}
