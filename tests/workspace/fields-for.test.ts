import { describe, expect, it } from 'vitest'
import { Light } from '../../model/components/light.ts'
import { Imported } from '../../model/components/media.ts'
import { Model } from '../../model/components/model.ts'
import { describeFields } from '../../src/workspace/properties/describe-fields.ts'
import { fieldsFor, fieldsForAll } from '../../src/workspace/properties/fields-for.ts'

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

  describe('of a model file', () => {
    const moves = new Map([
      ['asset:fox', ['Survey', 'Walk']],
      ['asset:cat', ['Walk', 'Survey']],
      ['asset:rock', []],
    ])
    const fields = describeFields('imported', Imported)
    const ofFile = (value: { readonly source: string; readonly move?: string }) =>
      fieldsFor('imported', fields, { ...value }, moves)

    it('offers its movements, the first of which it does unless another is chosen, and none', () => {
      expect(ofFile({ source: 'asset:fox' }).find(({ key }) => key === 'move')).toEqual({
        key: 'move',
        kind: 'choice',
        options: ['none', 'Survey', 'Walk'],
        unset: 'Survey',
      })
    })

    it('offers no movement where the file has none, or nobody has read it yet', () => {
      expect(keys(ofFile({ source: 'asset:rock' }))).toEqual(['size'])
      expect(keys(ofFile({ source: 'asset:new' }))).toEqual(['size'])
    })

    it('offers a pace while it moves, by choice or because nothing was chosen', () => {
      expect(keys(ofFile({ source: 'asset:fox' }))).toContain('speed')
      expect(keys(ofFile({ source: 'asset:fox', move: 'Walk' }))).toContain('speed')
      expect(keys(ofFile({ source: 'asset:fox', move: 'none' }))).not.toContain('speed')
      expect(keys(ofFile({ source: 'asset:fox', move: 'Fly' })), 'of another file').not.toContain('speed')
    })

    it('offers several files what all of them can, and says of no choice only what is true of all', () => {
      const both = [{ source: 'asset:fox' }, { source: 'asset:cat' }]
      expect(fieldsForAll('imported', fields, both, moves).find(({ key }) => key === 'move')).toEqual({
        key: 'move',
        kind: 'choice',
        options: ['none', 'Survey', 'Walk'],
      })
    })
  })
})
