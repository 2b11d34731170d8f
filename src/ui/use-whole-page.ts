import { useEffect } from 'react'

/** A page is shown as it is: takes away what the server showed of it until now (`server/app/page-with-pictures.ts`). */
export function useWholePage(): void {
  useEffect(() => document.querySelector('.first-pictures')?.remove(), [])
}
