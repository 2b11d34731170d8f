import { useEffect, useState } from 'react'

/** Smaller differences are bars of the browser that come and go. */
const smallest = 100

/** What of the page is seen while a keyboard is on the screen: pixels that are hidden at the top and at the bottom. */
export interface Room {
  readonly top: number
  readonly bottom: number
}

/** The part of the page that a keyboard on the screen leaves, `null` while there is none. */
export function useRoomAboveKeyboard(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const look = () => {
      const { height, offsetTop } = visualViewport
      const bottom = Math.round(window.innerHeight - height - offsetTop)
      setRoom(window.innerHeight - height >= smallest ? { top: Math.round(offsetTop), bottom } : null)
    }
    look()
    visualViewport.addEventListener('resize', look)
    visualViewport.addEventListener('scroll', look)
    return () => {
      visualViewport.removeEventListener('resize', look)
      visualViewport.removeEventListener('scroll', look)
    }
  }, [])
  return room
}
