// What a Traccar that stands in knows, and how it tells that.
/** A device as Traccar tells of it; the rest is as one has it that is online. */
export interface StandInDevice {
  id: number;
  uniqueId: string;
  name?: string;
  lastUpdate?: string | null;
  groupId?: number;
  disabled?: boolean;
  attributes?: object;
}

/** A position as Traccar tells of it. */
export interface StandInPosition {
  deviceId: number;
  latitude?: number;
  longitude?: number;
  valid?: boolean;
  serverTime?: string;
  attributes?: object;
}

export const deviceJson = ({ id, uniqueId, name = `Vehicle ${id}`, lastUpdate = null, ...more }: StandInDevice) => ({
  id,
  name,
  uniqueId,
  status: 'online',
  disabled: false,
  lastUpdate,
  positionId: 90_000 + id,
  groupId: 0,
  phone: null,
  model: null,
  contact: null,
  category: null,
  attributes: {},
  ...more,
});

export const positionJson = (position: StandInPosition) => ({
  id: 90_000 + position.deviceId,
  protocol: 'gt06',
  outdated: false,
  valid: true,
  latitude: 18.5204,
  longitude: 73.8567,
  altitude: 560,
  speed: 21.6,
  course: 90,
  address: null,
  accuracy: 0,
  network: null,
  geofenceIds: null,
  attributes: {},
  ...position,
});

export interface StandInGroup {
  id: number;
  name: string;
}

export interface State {
  devices: StandInDevice[];
  groups: StandInGroup[];
  positions: StandInPosition[];
}
