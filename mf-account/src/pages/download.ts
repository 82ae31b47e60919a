import { definePage } from '@galopin/shared/contracts';
import { loadDownload } from '../features/download/downloadLoader';
import { DownloadPage } from '../features/download/DownloadPage';
import { DownloadSkeleton } from '../features/download/DownloadSkeleton';

/** `/Download`: the days that hold data. */
export const page = definePage({ loader: loadDownload, Page: DownloadPage, Skeleton: DownloadSkeleton });
