export { HistoryReader } from '../../../commands/history/history-reader.ts'
export { momentDifference } from '../../../commands/history/moment-difference.ts'
