import { describe, expect, it } from 'vitest'
import { Light } from '../../model/components/light.ts'
import { Model } from '../../model/components/model.ts'
import { describeFields } from '../../src/workspace/properties/describe-fields.ts'
import { fieldsFor } from '../../src/workspace/properties/fields-for.ts'

const ofModel = (value: { readonly name: string; readonly clip?: string }) =>
  fieldsFor('model', describeFields('model', Model), { ...value })
const keys = (fields: readonly { readonly key: string }[]) => fields.map(({ key }) => key)

describe('fieldsFor', () => {
  it('offers a movement only to models that have one, and only those that it has', () => {
    expect(keys(ofModel({ name: 'rock' }))).toEqual(['name'])
    expect(ofModel({ name: 'campfire' }).find(({ key }) => key === 'clip')).toMatchObject({
      options: ['none', 'idle'],
    })
    expect(ofModel({ name: 'cat' }).find(({ key }) => key === 'clip')).toMatchObject({
      options: ['none', 'idle', 'walk'],
    })
  })

  it('offers a pace while the model moves', () => {
    expect(keys(ofModel({ name: 'cat', clip: 'walk' }))).toContain('speed')
    expect(keys(ofModel({ name: 'cat', clip: 'none' }))).not.toContain('speed')
    expect(keys(ofModel({ name: 'cat' }))).not.toContain('speed')
  })

  it('offers the width of the cone for a spotlight alone', () => {
    const fields = describeFields('light', Light)
    expect(keys(fieldsFor('light', fields, { type: 'spot' }))).toContain('angle')
    expect(keys(fieldsFor('light', fields, { type: 'sun' }))).not.toContain('angle')
  })
})
