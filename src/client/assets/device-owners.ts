import type { DeviceFile } from './device-database.ts'

/** Who put a file on this device: accounts, and `null` for a visitor. One that was sent has gone to the accounts that have it. */
export const ownersOf = ({ owners, storedAs }: DeviceFile): readonly (string | null)[] =>
  owners ?? (Object.keys(storedAs).length > 0 ? Object.keys(storedAs) : [null])

/** Whether somebody put a file here. Others at the same device, a visitor among them, neither see it nor get it into their account. */
export const isOwner = (file: DeviceFile, account: string | null): boolean => ownersOf(file).includes(account)
