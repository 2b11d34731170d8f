import { createContext } from 'react'
import type { LibraryActor } from './library.ts'

/** The list that the parts below show and search in, where it is not the one in front of the library. */
export const BrowsedList = createContext<LibraryActor | null>(null)
