/** Path of a file on the sites of the scene frames. */
export const filePath = (key: string): string => `/files/${key}`
