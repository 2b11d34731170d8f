import type { AccountTables } from './tables/account-tables.ts'
import type { AssetTables } from './tables/asset-tables.ts'
import type { ClassTables } from './tables/class-tables.ts'
import type { DocumentTables } from './tables/document-tables.ts'
import type { EventTables } from './tables/event-tables.ts'
import type { ProjectTables } from './tables/project-tables.ts'
import type { PublicationTables } from './tables/publication-tables.ts'
import type { ReportTables } from './tables/report-tables.ts'
import type { RewardTables } from './tables/reward-tables.ts'
import type { SharingTables } from './tables/sharing-tables.ts'
import type { SyncTables } from './tables/sync-tables.ts'
import type { VolumeTables } from './tables/volume-tables.ts'

/** All tables. Times are integer milliseconds since 1970, JSON is text; the same on SQLite and PostgreSQL. */
export interface Database
  extends AccountTables,
    ProjectTables,
    DocumentTables,
    PublicationTables,
    SharingTables,
    EventTables,
    RewardTables,
    ReportTables,
    ClassTables,
    SyncTables,
    VolumeTables,
    AssetTables {}
