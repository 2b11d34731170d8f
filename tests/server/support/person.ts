/** A browser of one person: sends our Origin, keeps the session cookie. */
export interface Person {
  readonly origin: string
  cookie: string
  call(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are compared with literals
  readonly json: any
}

export function visitor(origin: string): Person {
  const person: Person = {
    origin,
    cookie: '',
    async call(method, path, body, headers = {}) {
      const isForm = body instanceof FormData
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(method !== 'GET' && { origin }),
          ...(person.cookie !== '' && { cookie: person.cookie }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const [setCookie] = response.headers.getSetCookie()
      if (setCookie) person.cookie = setCookie.split(';')[0] ?? ''
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text }
    },
  }
  return person
}

export const signUpBody = (username: string) => ({
  name: `${username} Muster`,
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
})

/** A person who has just signed up. */
export async function signedUp(origin: string, username: string): Promise<Person> {
  const person = visitor(origin)
  const answer = await person.call('POST', '/api/users', signUpBody(username))
  if (answer.status !== 200) throw new Error(`sign-up of ${username}: ${JSON.stringify(answer.json)}`)
  return person
}

/** A multipart body. */
export function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

/** A new empty project; answers its id. */
export async function newProject(person: Person, displayName: string): Promise<string> {
  const answer = await person.call(
    'POST',
    '/api/project',
    form({ displayName, description: '', scenes: '[]' }),
  )
  return answer.json.project._id
}
