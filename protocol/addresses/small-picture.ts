/** How wide the small one of a published picture is, in pixels: as large as cards in a list show it. */
export const smallPictureWidth = 400

/** The address of the small one of a published picture. */
export const smallPicture = (address: string): string => `${address}&width=${smallPictureWidth}`

/** Whether there is a small one of what an address leads to: of pictures that came with a publication, not of files of the app. */
export const hasSmallPicture = (address: string): boolean =>
  /^\/api\/play\/\w+\/picture\?v=\d+$/.test(address)
