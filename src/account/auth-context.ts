import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { authMachine } from '../../machines/auth/auth-machine.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/** The one actor that knows who is here; `AuthProvider` gives it. */
export const AuthContext = createContext<AuthActor | null>(null)
