import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { courseSteps } from '../../content/courses/course-steps.ts'
import { courseNames } from '../../protocol/courses/courses.ts'

/** Bytes: a step is read on a school's network, beside a world that loads. */
const most = 20_000

describe.each(courseNames)('[K05] the pictures of %s', (course) => {
  const folder = `content/courses/${course}/pictures`

  it('are there for each step and for nothing else', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      courseSteps[course].map(({ id }) => `${id}.webp`).toSorted(),
    )
  })

  it('are small, and none is that of another step', async () => {
    const seen = new Set<string>()
    for (const { id } of courseSteps[course]) {
      const bytes = readFileSync(`${folder}/${id}.webp`)
      const { width, height } = await sharp(bytes).metadata()
      expect({ id, width, height }).toEqual({ id, width: 480, height: 300 })
      expect(bytes.length, id).toBeLessThan(most)
      seen.add(createHash('sha256').update(bytes).digest('hex'))
    }
    expect(seen.size).toBe(courseSteps[course].length)
  })
})
