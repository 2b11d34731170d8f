import { type Logger, pino, type SerializedError, stdSerializers } from 'pino'
import type { Settings } from '../settings/settings.ts'

/** Mail addresses; whatever else belongs to a person is never given to the log. */
const mailAddress = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+\.[^\s@"'<>()=,;:]+/g

const withoutMail = (text: string): string => text.replace(mailAddress, '[mail address]')

/** An error by its kind, words and place alone: databases put the values of rows into other fields (`detail`, `parameters`). */
function serialize(error: Error): Pick<SerializedError, 'type' | 'message' | 'stack'> & { code?: unknown } {
  const { type, message, stack, code } = stdSerializers.err(error)
  return {
    type,
    message: withoutMail(message),
    stack: withoutMail(stack),
    ...(code !== undefined && { code }),
  }
}

/** The log: JSON lines on the standard output, with ids of projects, but nothing by which a person could be known. */
export const createLogger = (
  level: Settings['logLevel'],
  destination?: { write(line: string): void },
): Logger => pino({ level, serializers: { err: serialize } }, destination ?? pino.destination(1))
