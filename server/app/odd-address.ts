import type { IncomingMessage } from 'node:http'

/** Whether somebody opens an address in a browser, not a file or a call of a page. */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '')

/** The page that says that there is none (spec 2). */
export const notFoundPath = '/pageNotFound'

/**
 * Where a request is answered: an address that no page of ours can have (two slashes at once, which browsers may take for another host; signs
 * that stand for none) leads whoever opens it to the 404 page, and not to the refusal that programs get.
 */
export function answeredUrl(request: IncomingMessage): string {
  const { url = '/', method } = request
  const [path = '/'] = url.split('?')
  return method === 'GET' && wantsPage(request) && isOdd(path) ? notFoundPath : url
}

function isOdd(path: string): boolean {
  try {
    return /\/\/|\\/.test(decodeURIComponent(path))
  } catch {
    return true // no text at all
  }
}
