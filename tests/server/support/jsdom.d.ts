/** As much of jsdom, which brings no types, as the tests use. */
declare module 'jsdom' {
  export class CookieJar {
    setCookieSync(cookie: string, url: string): unknown
  }
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly cookieJar: CookieJar })
    readonly window: {
      readonly XMLHttpRequest: typeof XMLHttpRequest
      readonly FormData: typeof FormData
      readonly Blob: typeof Blob
    }
  }
}
