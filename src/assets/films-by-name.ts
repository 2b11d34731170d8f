/** Addresses of films by their names, of the addresses by file that Vite’s glob gives. */
export const filmsByName = (
  files: Readonly<Record<string, string>>,
): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, address]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.webp'.length),
      address,
    ]),
  )
