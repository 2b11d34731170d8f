import type { CommandCase } from './command-case.ts'
import { indexId, scriptId, type Workbench } from './workbench.ts'

const surface = `file:${indexId}` as const
const variable = { id: 'v', name: 'score', type: '' }
const note = { id: 'n', text: 'Springt!', x: 5, y: 6, width: 200, height: 100 }
const usual = { collapsed: false, editable: true, movable: true, deletable: true }
const block = (id: string, fields: object) => ({
  fileId: indexId,
  upserts: [{ id, type: 'x', hasNext: true, fields, extra: {}, shadows: {} }],
  deletes: [],
})

const variables = ({ bus }: Workbench) => bus.project.blocks(indexId).variables.map(({ name }) => name)
const comments = ({ bus }: Workbench) => bus.project.blocks(indexId).comments

const withVariables = [
  ['variable.create', { fileId: indexId, variable }],
  ['variable.create', { fileId: indexId, variable: { id: 'w', name: 'lives', type: '' } }],
  ['variable.create', { fileId: indexId, variable: { id: 'n', name: 'lives', type: 'Number' } }],
  ['blocks.change', block('x', { VAR: { id: 'w' } })],
] as const
const withNote = [['comment.create', { fileId: indexId, comment: note }]] as const

/** The commands of variables and of comments, which lie in a file with blocks. */
export const blocksCases = {
  'variable.create': {
    before: withVariables,
    payload: { fileId: indexId, variable: { id: 'u', name: ' Zeit ', type: '' } },
    surface,
    shows: variables,
    gives: ['lives', 'Zeit', 'score', 'lives'],
    refused: [
      ['file.missing', { fileId: 'gone', variable }],
      ['file.not-blocks', { fileId: scriptId, variable }],
      ['name.taken', { fileId: indexId, variable: { ...variable, id: 'u', name: 'SCORE' } }],
      ['payload.invalid', { fileId: indexId, variable: { ...variable, name: 'other' } }],
      ['payload.invalid', { fileId: indexId, variable: { ...variable, id: 'u', name: ' ' } }],
    ],
  },
  'variable.rename': {
    before: withVariables,
    payload: { fileId: indexId, variableId: 'w', name: 'Leben' },
    surface,
    shows: variables,
    gives: ['lives', 'score', 'Leben'],
    refused: [
      ['file.missing', { fileId: 'gone', variableId: 'w', name: 'x' }],
      ['variable.missing', { fileId: indexId, variableId: 'gone', name: 'x' }],
      ['name.taken', { fileId: indexId, variableId: 'w', name: 'Score' }],
      ['name.too-long', { fileId: indexId, variableId: 'w', name: 'x'.repeat(201) }],
    ],
  },
  'variable.delete': {
    before: withVariables,
    payload: { fileId: indexId, variableId: 'v' },
    surface,
    shows: variables,
    gives: ['lives', 'lives'],
    refused: [
      ['file.not-blocks', { fileId: scriptId, variableId: 'v' }],
      ['variable.missing', { fileId: indexId, variableId: 'gone' }],
      ['variable.in-use', { fileId: indexId, variableId: 'w' }],
    ],
  },
  'comment.create': {
    before: withNote,
    payload: { fileId: indexId, comment: { ...note, id: 'm', collapsed: true } },
    surface,
    shows: (bench) => comments(bench)[0],
    gives: { ...note, ...usual, id: 'm', collapsed: true },
    refused: [
      ['file.missing', { fileId: 'gone', comment: note }],
      ['file.not-blocks', { fileId: scriptId, comment: note }],
      ['payload.invalid', { fileId: indexId, comment: note }],
      ['payload.invalid', { fileId: indexId, comment: { ...note, id: 'm', x: Number.NaN } }],
    ],
  },
  'comment.change': {
    before: withNote,
    payload: { fileId: indexId, commentId: 'n', change: { text: 'Fliegt!', width: 90 } },
    surface,
    shows: comments,
    gives: [{ ...note, ...usual, text: 'Fliegt!', width: 90 }],
    refused: [
      ['file.missing', { fileId: 'gone', commentId: 'n', change: {} }],
      ['comment.missing', { fileId: indexId, commentId: 'gone', change: { text: 'x' } }],
      ['text.too-long', { fileId: indexId, commentId: 'n', change: { text: 'x'.repeat(20_001) } }],
      ['payload.invalid', { fileId: indexId, commentId: 'n', change: { id: 'm' } }],
    ],
  },
  'comment.delete': {
    before: withNote,
    payload: { fileId: indexId, commentId: 'n' },
    surface,
    shows: comments,
    gives: [],
    refused: [
      ['file.not-blocks', { fileId: scriptId, commentId: 'n' }],
      ['comment.missing', { fileId: indexId, commentId: 'gone' }],
    ],
  },
} satisfies Record<string, CommandCase>
