/** How long a toast stays, in ms: 1000 by spec section 9; one with a button needs time to be pressed, and a long one to be read; errors stay, and what is told once. */
export const toastDuration = { plain: 1000, withTime: 6000, stays: false } as const
