export * from './account/checkCredentials';
export * from './address/apiUrl';
export * from './address/meetsRules';
export * from './answers/callApi';
export * from './answers/explainFailure';
export * from './answers/readAnswer';
export * from './answers/refusalCode';
export * from './content/contentSchemas';
export * from './content/fillBlanks';
export * from './content/i18n/sellerBlanks';
export * from './content/readBlocks';
export * from './content/seller';
export * from './content/tipFaults';
export * from './session/isMember';
export * from './session/isReturning';
export * from './time/isoDay';
export * from './time/parisInstant';
export * from './time/within';
export * from './typeset/typeset';
export { escapeHtml } from './html/escapeHtml';
export { atFirstUse } from './format/atFirstUse';
export { formatCount } from './format/formatCount';
export { formatDay, formatMonth, formatNumericDay, formatShortDay } from './format/formatDay';
export { formatDistance } from './format/formatDistance';
export { formatKilometreTime } from './format/formatKilometreTime';
export { formatAmount } from './format/formatAmount';
export { formatCents, formatMoney } from './format/formatMoney';
export { formatNumber } from './format/formatNumber';
export { formatOdds } from './format/formatOdds';
export { formatOrder } from './format/formatOrder';
export {
  formatParisClock,
  formatParisDateTime,
  formatParisDay,
  formatParisTime,
} from './format/formatParisTime';
export { formatPercent } from './format/formatPercent';
export { formatRelative } from './format/formatRelative';
export { formatWeight } from './format/formatWeight';
export { NONE, type RawNumber } from './format/frenchNumber';
export * from './subscription/subscriptionOf';
