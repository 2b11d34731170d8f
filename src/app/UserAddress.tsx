import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { isNobodys } from '../../protocol/addresses/reserved-names.ts'
import { LazyScreen } from './LazyScreen.tsx'
import { notFound } from './not-found.ts'

/** Pages of a person: a first segment that belongs to Nestling is never a username, so it leads to the 404 page; but the house has a shelf too. */
export function UserAddress({ children }: { readonly children: ReactNode }) {
  const { username = '' } = useParams()
  return isNobodys(username) ? <LazyScreen screen={notFound} while="page" /> : children
}
