import { expect, it } from 'vitest'
import type { ServerMessage } from '../../protocol/sync/server-message.ts'
import { createDelivery } from '../../server/sync/delivery.ts'

const recorded = () => {
  const sent: ServerMessage[] = []
  return { sent, delivery: createDelivery((message) => sent.push(message)) }
}

it('answers no mark before the first full answer is stored, and then the newest', () => {
  const { sent, delivery } = recorded()
  delivery.mark(1)
  delivery.mark(2)
  expect(sent).toEqual([])
  delivery.complete()
  expect(sent).toEqual([{ kind: 'stored', n: 2 }])
  delivery.mark(3)
  expect(sent.at(-1)).toEqual({ kind: 'stored', n: 3 })
})

it('withholds marks while an update is missing, and asks for it once', () => {
  const { sent, delivery } = recorded()
  delivery.complete()
  expect(delivery.leftOut()).toBe(true)
  expect(delivery.leftOut()).toBe(false)
  delivery.mark(7)
  expect(sent).toEqual([])
  delivery.complete()
  expect(sent).toEqual([{ kind: 'stored', n: 7 }])
  expect(delivery.leftOut()).toBe(true)
})

it('does not ask when the handshake has asked already', () => {
  const { delivery } = recorded()
  delivery.asked()
  expect(delivery.leftOut()).toBe(false)
})

it('gives a label to one update only', () => {
  const { delivery } = recorded()
  const label = { kind: 'label', commandId: 'c', type: 't', label: { key: 'k', params: {} } } as const
  delivery.label(label)
  expect(delivery.takeLabel()).toEqual(label)
  expect(delivery.takeLabel()).toBeUndefined()
})
