import { workApart } from '../../apart/work-apart.ts'
import { checkFile } from './check-file.ts'
import { CheckJob } from './check-message.ts'

/** A process that only reads files which strangers uploaded. */
workApart((job) => checkFile(CheckJob.parse(job)))
