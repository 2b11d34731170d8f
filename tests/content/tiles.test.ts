import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTileSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { templateTiles } from '../../content/templates/tiles.ts'
import { primitives } from '../../model/components/geometry.ts'
import { modelNames } from '../../model/components/model.ts'
import { worldThumbnail } from '../../src/assets/thumbnails/world-thumbnail.ts'
import { site as german } from '../../src/i18n/de/site.ts'
import { site as english } from '../../src/i18n/en/site.ts'
import { worldFilms } from '../../src/screens/templates/world-films.ts'

const slugs = Object.keys(templates).filter(isTileSlug)
const tiles = templateTiles(worldThumbnail, worldFilms)

/** The word behind a key such as `site.templates.names.treehouse`. */
function word(words: unknown, key: string): unknown {
  return key
    .split('.')
    .slice(1)
    .reduce<unknown>((at, part) => (at && typeof at === 'object' ? Reflect.get(at, part) : undefined), words)
}

describe('templateTiles', () => {
  it('[T12] gives each tile key, name, srcUrl, videoUrl, webpURL, urlSlug and description', () => {
    for (const tile of tiles) {
      expect(Object.keys(tile).sort()).toEqual(
        ['description', 'key', 'name', 'srcUrl', 'urlSlug', 'videoUrl', 'webpURL'].sort(),
      )
      expect(tile.webpURL).toBe(worldThumbnail[tile.urlSlug])
      expect(tile.webpURL).toContain(`world-${tile.urlSlug}`)
      expect(tile.srcUrl).not.toBe('')
    }
    expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length)
  })

  it('[T12] shows a tile for each world that exists but that for AR, the empty project first', () => {
    expect(tiles[0]?.urlSlug).toBe('blank')
    expect(tiles.map(({ urlSlug }) => urlSlug).sort()).toEqual(slugs.toSorted())
  })

  it('has words for every name and description in both languages', () => {
    for (const { name, description } of tiles) {
      for (const words of [english, german]) {
        expect(word(words, name), name).toEqual(expect.any(String))
        expect(word(words, description), description).toEqual(expect.any(String))
      }
    }
  })
})

describe('pictures', () => {
  const size = (name: string) => {
    const file = `src/assets/thumbnails/${name}.webp`
    expect(existsSync(file), file).toBe(true)
    return statSync(file).size
  }

  it.each([...modelNames, ...primitives])('%s has one of at most 8 KB', (name) => {
    expect(size(name)).toBeLessThanOrEqual(8 * 1024)
  })

  it.each(slugs)('the world %s has one of at most 60 KB', (slug) => {
    expect(size(`world-${slug}`)).toBeLessThanOrEqual(60 * 1024)
  })

  it.each(slugs.filter((slug) => slug !== 'blank'))(
    '[T12] the world %s has a short film of at most 60 KB',
    (slug) => {
      const file = `content/templates/films/${slug}.webp`
      expect(tiles.find(({ urlSlug }) => urlSlug === slug)?.videoUrl).toContain(file)
      expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024)
    },
  )

  it('the heroes have at most 160 KB', () => {
    for (const name of ['hero-treehouse', 'view-treehouse'])
      expect(size(name)).toBeLessThanOrEqual(160 * 1024)
  })
})
