import { z } from 'zod'
import { workApart } from '../apart/work-apart.ts'
import { readDocument } from './read-document.ts'

/** A process that only reads documents which people sent. */
workApart((bytes) => readDocument(z.instanceof(Uint8Array).parse(bytes)))
