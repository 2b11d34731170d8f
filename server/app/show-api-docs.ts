import swaggerUi from '@fastify/swagger-ui'
import type { App } from './app.ts'

/** The page `/api/docs`, on which the calls of `/api/openapi.json` can be read and tried. All of it is served from here; it asks nobody else. */
export async function showApiDocs(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its badge would send the description's address to a validator in the internet.
    uiConfig: { validatorUrl: null, url: '/api/openapi.json', docExpansion: 'list' },
    theme: { title: 'Nestling – calls of the server' },
  })
}
