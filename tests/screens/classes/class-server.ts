import type { Answer, Asked } from '../render-at.tsx'
import { refusal } from '../render-at.tsx'

const account = { email: 'r@x.de', createdAt: 1, profileImg: null }
export const teacher = { ...account, _id: 'u1', username: 'roth', name: 'Ms. Roth', roles: ['teacher'] }
export const child = { ...account, _id: 'u2', username: 'mia7', name: 'Mia', email: '' }

interface Pupil {
  readonly username: string
  readonly nickname: string
  readonly hasPictures: boolean
  readonly joinedAt: number
}

/** A server with one class, which follows what is done to it; `user` is who is logged in at first. */
export function classServer(
  user: object | null,
  more: (asked: Asked) => Answer | undefined = () => undefined,
) {
  let who = user
  const isTeacher = user === teacher
  const of = {
    id: 'c1',
    name: '4b',
    teacher: { username: 'roth', name: 'Ms. Roth' },
    isTeacher,
    code: isTeacher ? 'abcdefghj' : null,
    hasRewards: true,
    isArchived: false,
  }
  let isIn = user !== null
  let pupils: readonly Pupil[] = [
    { username: 'mia7', nickname: 'Mia', hasPictures: true, joinedAt: 1 },
    { username: 'ali', nickname: 'Ali', hasPictures: false, joinedAt: 1 },
  ]
  return (asked: Asked): Answer | undefined => {
    const own = more(asked)
    if (own) return own
    const { method, path } = asked
    const body = Object(asked.body)
    const call = `${method} ${path.split('?')[0]}`
    if (call === 'GET /api/auth/me') return { body: { user: who } }
    if (call === 'GET /api/class/mine') return { body: { classes: isIn ? [of] : [] } }
    if (call === 'POST /api/class/join' || call === 'POST /api/class/login') {
      if (body.code !== 'abcdefghj') return refusal('class.code-wrong')
      isIn = true
      who ??= child
      return { body: { class: of } }
    }
    if (call === 'POST /api/class') {
      Object.assign(of, { id: 'c2', name: body.name })
      return { body: { class: of } }
    }
    if (call === 'PUT /api/class') {
      Object.assign(of, body)
      return { body: { class: of } }
    }
    if (call === 'POST /api/class/code') {
      of.code = 'mnpqrstuv'
      return { body: { class: of } }
    }
    if (call === 'GET /api/class/pupils') return { body: { pupils } }
    if (call === 'POST /api/class/pupils') {
      const pupil = { username: 'new1', nickname: body.nickname, hasPictures: true, joinedAt: 2 }
      pupils = [...pupils, pupil]
      return { body: { pupil } }
    }
    if (call === 'PUT /api/class/pupils') return { body: {} }
    if (call === 'DELETE /api/class/pupils') {
      pupils = pupils.filter(({ username }) => username !== body.username)
      if (body.username === 'mia7') isIn = isTeacher
      return { body: {} }
    }
    if (call === 'GET /api/class/projects') return { body: { projects: [] } }
    if (call === 'GET /api/class/approvals') return { body: { approvals: [] } }
    return undefined
  }
}
