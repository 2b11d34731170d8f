/** Tickets into rooms that were used, for as long as they would still be good. */
export interface UsedTickets {
  /** Remembers one; false when it was remembered already. Those that had run out at `at` are forgotten on the way. */
  add(id: string, endsAt: number, at: number): Promise<boolean>
}
